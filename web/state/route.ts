// The addresses of the page.

export type Route =
  | { screen: "game" }
  | { screen: "new"; opponent: "computer" | "friend" }
  | { screen: "lobby" }
  | { screen: "link"; id: string } // to a challenge or a game of the server
  | { screen: "settings" }
  | { screen: "rules" };

const id = /^[A-Za-z0-9]{8}$/;

export function readRoute(path: string): Route {
  const [first = ""] = path.split("/").filter((part) => part !== "");
  switch (first) {
    case "computer":
    case "friend":
      return { screen: "new", opponent: first };
    case "lobby":
    case "settings":
    case "rules":
      return { screen: first };
    default:
      return id.test(first) ? { screen: "link", id: first } : { screen: "game" };
  }
}

export function pathOf(route: Route): string {
  switch (route.screen) {
    case "game":
      return "/";
    case "new":
      return `/${route.opponent}`;
    case "link":
      return `/${route.id}`;
    case "lobby":
    case "settings":
    case "rules":
      return `/${route.screen}`;
  }
}
