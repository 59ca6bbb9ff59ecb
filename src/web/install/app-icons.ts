/** A picture of the mark, drawn by the build (scripts/app-files) as PNG. */
export type AppIcon = {
  /** Its address. */
  src: string;
  /** Width and height in pixels. */
  size: number;
  /** `any` has the drawing's own round corners; `maskable` goes to the edges, and systems cut their shape out. */
  purpose: "any" | "maskable";
};

/** What home screens without a manifest take. They cut their own shape out of it. */
export const touchIcon: AppIcon = {
  src: "/icons/touch-180.png",
  size: 180,
  purpose: "maskable",
};

/** Those that the manifest names. */
export const manifestIcons: readonly AppIcon[] = [
  { src: "/icons/app-192.png", size: 192, purpose: "any" },
  { src: "/icons/app-512.png", size: 512, purpose: "any" },
  { src: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
];
