/** What others often write into a field: one click fills it in. */
export function Suggestions({
  label,
  options,
  isReadOnly,
  onPick,
}: {
  /** What they are suggestions for. */
  label: string;
  options: readonly string[];
  isReadOnly: boolean;
  onPick: (option: string) => void;
}) {
  if (isReadOnly || options.length === 0) return null;
  return (
    <ul className="suggestions" aria-label={`Suggestions: ${label}`}>
      {options.map((option) => (
        <li key={option}>
          <button type="button" className="suggestions__one" onClick={() => onPick(option)}>
            {option}
          </button>
        </li>
      ))}
    </ul>
  );
}
