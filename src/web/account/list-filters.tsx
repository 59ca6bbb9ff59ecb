import { Link } from "react-router";

export type ListChoice = { label: string; to: string; isCurrent: boolean };

/** Ways to see a part of a list only; what is shown stands in the address. `name` says what they choose by. */
export const ListFilters = ({
  name,
  choices,
}: {
  name: string;
  choices: readonly ListChoice[];
}) => (
  <nav aria-label={name}>
    <ul className="finder__roles">
      {choices.map((one) => (
        <li key={one.label}>
          <Link to={one.to} aria-current={one.isCurrent ? "true" : undefined} preventScrollReset>
            {one.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
