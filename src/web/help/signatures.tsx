/** Room to sign, for whoever prints an agreement. @param parties who signs, e.g. `The customer` */
export function Signatures({ parties }: { parties: readonly string[] }) {
  return (
    <div className="signatures grid gap-8 sm:grid-cols-2">
      {parties.map((party) => (
        <dl key={party}>
          <dt className="font-medium">{party}</dt>
          {["Name and role", "Place and date", "Signature"].map((line) => (
            <dd key={line} className="mt-12 border-t border-edge pt-1 text-2 text-ink-soft">
              {line}
            </dd>
          ))}
        </dl>
      ))}
    </div>
  );
}
