/** A field that people don't see; what fills it in is a machine (spec site.md §3, `bot-field`). */
export function SpamTrap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input name="bot-field" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
