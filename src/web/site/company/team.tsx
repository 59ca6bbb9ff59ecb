import { isTeamSample, team } from "#content/team.ts";
import { NameKnot } from "../../ui/NameKnot.tsx";
import { Section } from "../../ui/Section.tsx";

/** The people, each with the thread tied by the name. */
export function Team() {
  return (
    <Section
      title="Who you will work with"
      lede="A small team. The person who scopes your work also answers your questions about it."
      className="company__part"
    >
      <ul className="company__team">
        {team.map(({ name, role, bio }) => (
          <li key={name} className="company__person">
            <NameKnot name={name} className="company__knot" />
            <h3>{name}</h3>
            <p className="company__role">{role}</p>
            <p>{bio}</p>
          </li>
        ))}
      </ul>
      {isTeamSample ? (
        <p className="company__note">Sample people until the provider adds its own.</p>
      ) : null}
    </Section>
  );
}
