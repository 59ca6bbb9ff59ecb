/** The mark: a labyrinth of two walls, and the thread that leads out of it, down into the page. 32 × 32. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <g fill="none" strokeWidth="1.5" strokeLinecap="round" stroke="currentColor">
        <path d="M12.2 28.4a13 13 0 1 1 7.6 0" />
        <path d="M19.6 12.2a5.2 5.2 0 1 1-7.2 0" />
      </g>
      <path
        className="thread"
        d="M16 16v-5.500q0-3.200 2.700-2.900a9.100 9.100 0 0 1 .6 17.200Q16 26 16 28.700V32"
      />
      <circle className="thread-knot" cx="16" cy="16" r="2" />
    </svg>
  );
}
