import { existsSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/**
 * The npm that came with this machine, to be run by the given Node: npm picks packages by the Node
 * that runs it.
 * @returns {{ command: string, args: string[] }} put npm's own arguments after `args`
 */
export function findNpm(node, env = process.env) {
  const candidates = [
    env.npm_execpath,
    ...(env.PATH ?? "").split(delimiter).map((folder) => realpath(join(folder, "npm"))),
    join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js"),
    join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js"),
  ];
  const cli = candidates.find((path) => path && /npm-cli\.[cm]?js$/.test(path) && existsSync(path));
  return cli ? { command: node, args: [cli] } : { command: "npm", args: [] };
}

function realpath(path) {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
