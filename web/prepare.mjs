// Makes what the page is built with: all its words and the first picture of the game, asked of the
// modules, and the pieces as one drawing. node prepare.mjs FOLDER-OF-MODULES
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { instantiate } from "./worker/module.js";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const module = (name) =>
  instantiate(new WebAssembly.Module(readFileSync(`${process.argv[2]}/${name}.wasm`)));
const languages = ["fr", "en"];
const inEach = (make) => Object.fromEntries(languages.map((one) => [one, make(one)]));

/** The pieces as symbols, each with names of its own for what it refers to. */
function drawing(folder) {
  let symbols = "";
  for (const color of ["white", "black"])
    for (const role of ["pawn", "knight", "bishop", "rook", "queen", "king"]) {
      const letter = role === "knight" ? "n" : role[0];
      const id = color[0] + letter;
      const text = readFileSync(at(`../assets/pieces/${folder}${color}_${role}.svg`), "utf8");
      const inside = text.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$|<title>.*?<\/title>/g, "");
      symbols += `<symbol id="${id}" viewBox="0 0 100 100">${inside
        .replace(/id="(\w+)"/g, `id="${id}-$1"`)
        .replace(/url\(#(\w+)\)/g, `url(#${id}-$1)`)
        .replace(/\s*\n\s*/g, "")}</symbol>`;
    }
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>\n`;
}

mkdirSync(at("made"), { recursive: true });
const write = (name, value) => writeFileSync(at(`made/${name}`), value);
const words = module("stackchess_words");
const game = module("stackchess");
write("words.json", JSON.stringify(inEach((one) => JSON.parse(words("words", one)))));
write("first.json", JSON.stringify(inEach((one) => JSON.parse(game("open", `${one} 0`)))));
write("pieces.svg", drawing(""));
write("flat_pieces.svg", drawing("flat/"));
