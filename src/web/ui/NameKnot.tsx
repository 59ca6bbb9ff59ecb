import { nameKnot } from "./name-knot.ts";

/** The thread tied by somebody's name: the picture of a person of whom there is no other. */
export function NameKnot({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <path className="thread drawing" d={nameKnot(name)} />
    </svg>
  );
}
