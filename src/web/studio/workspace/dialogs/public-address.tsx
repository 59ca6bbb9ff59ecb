import { lazy, Suspense } from "react";
import type { ServiceType } from "#domain/projects/contract.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { CopyText } from "./copy-text.tsx";
import { publicPath } from "./public-path.ts";

const DeployPanel = lazy(() => import("../../chatbot/deploy-panel.tsx"));

/** Where a published project is reached. */
export function PublicAddress({ type, address }: { type: ServiceType; address: string }) {
  const path = publicPath(type, address);
  if (!path) return <p>Its address: {address}</p>;
  return (
    <div className="grid gap-3">
      <p>Anyone with this address can use it:</p>
      <CopyText label="Address" text={new URL(path, location.origin).href} />
      <p>
        <ButtonLink href={path} target="_blank" rel="noreferrer" variant="quiet">
          Open it
        </ButtonLink>
      </p>
      {type === "chatbot" ? (
        <Suspense>
          <DeployPanel address={address} />
        </Suspense>
      ) : null}
    </div>
  );
}
