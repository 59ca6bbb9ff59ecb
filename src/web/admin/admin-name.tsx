import { Link } from "react-router";
import { paths } from "../paths.ts";

export type Admins = {
  /** Id → name; null: deleted since. */
  names: Readonly<Record<string, string | null>>;
  self: string;
};

/** Who of us did something, in the middle of a sentence. */
export function AdminName({ id, names, self }: Admins & { id: string | null }) {
  if (id === self) return "you";
  const name = id === null ? null : names[id];
  return id && name ? <Link to={paths.adminUser(id)}>{name}</Link> : "a deleted account";
}
