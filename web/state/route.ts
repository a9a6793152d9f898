// The addresses of the page.

export type Route =
  | { screen: "game" }
  | { screen: "new"; opponent: "computer" | "friend" }
  | { screen: "lobby" }
  | { screen: "challenge"; id: string }
  | { screen: "online"; id: string }
  | { screen: "settings" }
  | { screen: "rules" };

const id = /^[A-Za-z0-9_-]{1,32}$/;

export function readRoute(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter((part) => part !== "");
  switch (first) {
    case "computer":
    case "friend":
      return { screen: "new", opponent: first };
    case "lobby":
    case "settings":
    case "rules":
      return { screen: first };
    case "challenge":
      return id.test(second) ? { screen: "challenge", id: second } : { screen: "lobby" };
    case "game":
      return id.test(second) ? { screen: "online", id: second } : { screen: "lobby" };
    default:
      return { screen: "game" };
  }
}

export function pathOf(route: Route): string {
  switch (route.screen) {
    case "game":
      return "/";
    case "new":
      return `/${route.opponent}`;
    case "challenge":
      return `/challenge/${route.id}`;
    case "online":
      return `/game/${route.id}`;
    case "lobby":
    case "settings":
    case "rules":
      return `/${route.screen}`;
  }
}
