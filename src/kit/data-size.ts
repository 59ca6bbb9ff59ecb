const units = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** A size as people read it, in steps of 1,000 and to one decimal: `1500000` → `1.5 MB`, `1` → `1 byte`. */
export function formatDataSize(bytes: number): string {
  if (bytes === 1) return "1 byte";
  // What would be written as 1,000 of a unit is 1 of the next.
  const step = units.findIndex((_, index) => bytes / 1000 ** index < 999.95);
  const unit = step === -1 ? units.length - 1 : step;
  const figure = (bytes / 1000 ** unit).toLocaleString("en-US", {
    maximumFractionDigits: unit === 0 ? 0 : 1,
  });
  return `${figure} ${units[unit]}`;
}
