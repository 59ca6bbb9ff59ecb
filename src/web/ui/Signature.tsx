import { signaturePath } from "./signature-path.ts";

const height = 96;

/** Somebody's name written by the thread: the picture of a person of whom there is no other. */
export function Signature({ name, className }: { name: string; className?: string }) {
  const { d, width } = signaturePath(name);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="thread drawing" d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
