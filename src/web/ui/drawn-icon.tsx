import type { LucideIcon, LucideProps } from "lucide-react";

/** A lucide icon drawn like the thread (1.5 px), 18 px unless told, silent for screen readers. */
export const drawn = (Icon: LucideIcon) => (props: LucideProps) => (
  <Icon size={18} strokeWidth={1.5} aria-hidden="true" {...props} />
);
