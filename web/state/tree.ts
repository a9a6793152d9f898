// The moves of an analysis: a line, and beside any move others that were tried in its place.

export interface Node {
  move: string; // in coordinates
  children: Node[];
}

/** The tree, and the way to where one looks: which child at each step. */
export interface Tree {
  children: Node[];
  path: number[];
}

export const root: Tree = { children: [], path: [] };

/** The moves that lead to where one looks. */
export function lineOf(tree: Tree, path: number[] = tree.path): string[] {
  const line: string[] = [];
  let children = tree.children;
  for (const index of path) {
    const node = children[index];
    if (!node) break;
    line.push(node.move);
    children = node.children;
  }
  return line;
}

export const goTo = (tree: Tree, path: number[]): Tree => ({ ...tree, path });

/** Plays a move where one looks: the one that is there already, or a new variation. */
export function add(tree: Tree, move: string): Tree {
  const place = (children: Node[], path: number[]): [Node[], number[]] => {
    const [index, ...rest] = path;
    if (index === undefined) {
      const found = children.findIndex((node) => node.move === move);
      if (found >= 0) return [children, [found]];
      return [[...children, { move, children: [] }], [children.length]];
    }
    const node = children[index]!;
    const [below, way] = place(node.children, rest);
    const changed = children.map((one, at) => (at === index ? { ...node, children: below } : one));
    return [changed, [index, ...way]];
  };
  const [children, path] = place(tree.children, tree.path);
  return { children, path };
}
