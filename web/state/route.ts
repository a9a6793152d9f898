// The addresses of the page: `/`, `/?lobby`, and `/ID` of a challenge or a game.

export type Route =
  | { screen: "game" }
  | { screen: "new"; opponent: "computer" | "friend" }
  | { screen: "lobby" }
  | { screen: "link"; id: string } // to a challenge or a game of the server
  | { screen: "settings" }
  | { screen: "account" }
  | { screen: "leaders" }
  | { screen: "player"; name: string }
  | { screen: "rules" }
  | { screen: "lesson" }
  | { screen: "analysis" }
  | { screen: "puzzle"; puzzle: "queens" | "tour" }
  | { screen: "missing"; path: string }; // an address where nothing is

const id = /^[A-Za-z0-9]{8}$/;

export function readRoute(path: string, query: string): Route {
  const linked = path.slice(1);
  if (id.test(linked)) return { screen: "link", id: linked };
  if (linked !== "") return { screen: "missing", path };
  const word = query.slice(1);
  if (word.startsWith("player="))
    return { screen: "player", name: new URLSearchParams(query).get("player") ?? "" };
  switch (word) {
    case "computer":
    case "friend":
      return { screen: "new", opponent: word };
    case "lobby":
    case "settings":
    case "account":
    case "leaders":
    case "rules":
    case "lesson":
    case "analysis":
      return { screen: word };
    case "queens":
    case "tour":
      return { screen: "puzzle", puzzle: word };
    default:
      return { screen: "game" };
  }
}

export function pathOf(route: Route): string {
  switch (route.screen) {
    case "game":
      return "/";
    case "new":
      return `/?${route.opponent}`;
    case "link":
      return `/${route.id}`;
    case "puzzle":
      return `/?${route.puzzle}`;
    case "player":
      return `/?player=${encodeURIComponent(route.name)}`;
    case "missing":
      return route.path;
    case "lobby":
    case "settings":
    case "account":
    case "leaders":
    case "rules":
    case "lesson":
    case "analysis":
      return `/?${route.screen}`;
  }
}
