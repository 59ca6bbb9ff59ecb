import type { ReactNode } from "react";

/** A heading that is its own address, for whoever wants to point at it. */
export const anchored = (Tag: "h2" | "h3") =>
  function Anchored({ id, children }: { id?: string; children?: ReactNode }) {
    return (
      <Tag id={id}>
        <a className="document__anchor" href={`#${id}`}>
          {children}
        </a>
      </Tag>
    );
  };
