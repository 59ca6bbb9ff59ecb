import { lazy, Suspense } from "react";
import type { ServiceType } from "#domain/projects/contract.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { ExternalLink } from "../../../ui/icons.tsx";
import { CopyText } from "./copy-text.tsx";
import { publicPath } from "./public-path.ts";

const DeployPanel = lazy(() => import("../../chatbot/deploy-panel.tsx"));

/** Where a published project is reached. `hasOpener`: whether a link that opens it stands below the address. */
export function PublicAddress({
  project: { id, serviceType: type },
  address,
  hasOpener = true,
}: {
  project: { id: string; serviceType: ServiceType };
  address: string;
  hasOpener?: boolean;
}) {
  const path = publicPath(type, address);
  if (type === "automation") return <p>Its triggers start it from now on.</p>;
  if (!path) return <p>Its address: {address}</p>;
  return (
    <div className="grid gap-3">
      <p>Anyone with this address can use it:</p>
      <CopyText label="Address" text={new URL(path, location.origin).href} />
      {hasOpener ? (
        <p>
          <ButtonLink
            href={path}
            target="_blank"
            rel="noreferrer"
            variant="quiet"
            iconAfter={<ExternalLink size={16} />}
          >
            Open it
          </ButtonLink>
        </p>
      ) : null}
      {type === "chatbot" ? (
        <Suspense>
          <DeployPanel projectId={id} address={address} />
        </Suspense>
      ) : null}
    </div>
  );
}
