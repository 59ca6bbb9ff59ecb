import { backOfficeStyles } from "../styles/back-office-styles.ts";
import { studioStyles } from "../styles/studio-styles.ts";
import { storiesByComponent } from "./find-stories.ts";
import css from "./gallery.css?url";

export const handle = { js: "full", shell: "bare" } as const;
export const links = () => [
  ...backOfficeStyles(),
  ...studioStyles(),
  { rel: "stylesheet", href: css },
];
export const meta = () => [{ title: "Gallery" }, { name: "robots", content: "noindex" }];

/** Every component of ui in each of its states, light and dark side by side. In development only (routes.ts). */
export default function Gallery() {
  return (
    <div className="gallery">
      <h1>Gallery</h1>
      <nav aria-label="Components" className="gallery__names">
        {storiesByComponent.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {storiesByComponent.map(({ name, stories }) => (
        <section key={name} id={name} className="gallery__part" aria-label={name}>
          <h2>{name}</h2>
          {stories.map(({ state, shows }) => (
            <div key={state} className="gallery__story">
              <p className="gallery__state">{state}</p>
              <div className="gallery__shown gallery__shown--light">{shows}</div>
              <div className="gallery__shown gallery__shown--dark">{shows}</div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
