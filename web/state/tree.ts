// The moves of an analysis: a line, and beside any move others that were tried in its place, each
// with what was noted about it.

export interface Node {
  move: string; // in coordinates
  nags: number[];
  comment: string;
  children: Node[];
}

/** The tree, and the way to where one looks: which child at each step. */
export interface Tree {
  children: Node[];
  path: number[];
}

/** A move as the game reads it in a text: behind its parent, or at the start behind -1. */
export interface ReadNode {
  parent: number;
  move: string;
  score: string; // as on a score sheet
  nags: number[];
  comment: string;
}

export const root: Tree = { children: [], path: [] };

const fresh = (move: string): Node => ({ move, nags: [], comment: "", children: [] });

/** The nodes on a way. */
export function nodesOn(tree: Tree, path: number[] = tree.path): Node[] {
  const nodes: Node[] = [];
  let children = tree.children;
  for (const index of path) {
    const node = children[index];
    if (!node) break;
    nodes.push(node);
    children = node.children;
  }
  return nodes;
}

/** The moves that lead to where one looks. */
export const lineOf = (tree: Tree, path: number[] = tree.path): string[] =>
  nodesOn(tree, path).map(({ move }) => move);

export const goTo = (tree: Tree, path: number[]): Tree => ({ ...tree, path });

/** The way to the end of the main line. */
export function mainPath(tree: Tree): number[] {
  const path: number[] = [];
  for (let { children } = tree; children[0]; children = children[0].children) path.push(0);
  return path;
}

/** The tree with other children at the end of a way. */
function withChildren(tree: Tree, path: number[], change: (children: Node[]) => Node[]): Tree {
  const at = (children: Node[], way: number[]): Node[] => {
    const [index, ...rest] = way;
    if (index === undefined) return change(children);
    return children.map((node, place) =>
      place === index ? { ...node, children: at(node.children, rest) } : node,
    );
  };
  return { ...tree, children: at(tree.children, path) };
}

/** Plays a move where one looks: the one that is there already, or a new variation. */
export function add(tree: Tree, move: string): Tree {
  const children = nodesOn(tree).at(-1)?.children ?? tree.children;
  const found = children.findIndex((node) => node.move === move);
  if (found >= 0) return { ...tree, path: [...tree.path, found] };
  const grown = withChildren(tree, tree.path, (before) => [...before, fresh(move)]);
  return { ...grown, path: [...tree.path, children.length] };
}

/** Notes something about the move that one looks at. */
export function annotate(tree: Tree, note: Partial<Pick<Node, "nags" | "comment">>): Tree {
  const last = tree.path.at(-1);
  if (last === undefined) return tree;
  return withChildren(tree, tree.path.slice(0, -1), (children) =>
    children.map((node, index) => (index === last ? { ...node, ...note } : node)),
  );
}

/** Without the move that one looks at, and all that follows it. */
export function prune(tree: Tree): Tree {
  const last = tree.path.at(-1);
  if (last === undefined) return tree;
  const before = tree.path.slice(0, -1);
  const pruned = withChildren(tree, before, (all) => all.filter((_, index) => index !== last));
  return { ...pruned, path: before };
}

/** The move that one looks at comes first among those in its place. */
export function promote(tree: Tree): Tree {
  const last = tree.path.at(-1);
  if (!last) return tree;
  const before = tree.path.slice(0, -1);
  const promoted = withChildren(tree, before, (all) => [
    all[last]!,
    ...all.filter((_, index) => index !== last),
  ]);
  return { ...promoted, path: [...before, 0] };
}

/** The tree of moves that were read, seen from its start. */
export function fromRead(nodes: readonly ReadNode[]): Tree {
  const children: Node[] = [];
  const made: Node[] = [];
  for (const { parent, move, nags, comment } of nodes) {
    const node = { ...fresh(move), nags, comment };
    made.push(node);
    (parent < 0 ? children : made[parent]!.children).push(node);
  }
  return { children, path: [] };
}

/** The tree as PGN, with moves in coordinates: the game reads it, and writes it well. */
export function rawPgn(tree: Tree, rules: "stackchess" | "chess", start: string): string {
  const tags = [`[SetUp "1"]`, `[FEN "${start}"]`];
  if (rules === "stackchess") tags.unshift('[Variant "Stackchess"]');
  return `${tags.join("\n")}\n\n${movesText(tree.children)} *\n`;
}

function movesText(children: readonly Node[]): string {
  const words: string[] = [];
  for (let [node, ...others] = children; node; [node, ...others] = node.children) {
    words.push(nodeText(node));
    for (const other of others) words.push(`(${movesText([other])})`);
  }
  return words.join(" ");
}

function nodeText({ move, nags, comment }: Node): string {
  const signs = nags.map((nag) => ` $${nag}`).join("");
  return move + signs + (comment === "" ? "" : ` {${comment.replaceAll("}", ")")}}`);
}

/** The signs that everybody knows, by their numbers. */
export const nagSigns: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
};

export const signsOf = (nags: readonly number[]): string =>
  nags.map((nag) => nagSigns[nag] ?? "").join("");
