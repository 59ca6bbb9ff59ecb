import { type FormEvent } from "react";
import { type LinkView, sharedPath } from "#domain/projects/contract.ts";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Field.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { CopyText } from "./copy-text.tsx";
import { useCall, useRead } from "./use-call.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Links by which anyone who has one can look at the preview; each ends when it is revoked. */
export function ShareLinks({ projectId }: { projectId: string }) {
  const { answer: links, read } = useRead<LinkView[]>(projectId, "links");
  const { call, isBusy, failure } = useCall(projectId);
  const section = useKeptFocus<HTMLElement>(links?.length);
  const act = async (path: string, input: unknown) => {
    if ((await call(path, input)) !== null) await read();
  };
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act("links", Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <section className="workspace-dialog__part" aria-labelledby="links" ref={section}>
      <h3 id="links" className="workspace-panel__title">
        Read-only links
      </h3>
      <p className="text-ink-soft">
        Anyone with a link can view the preview. They see no settings and can’t change anything.
      </p>
      {links === null ? (
        <Notice tone="brick">Links couldn’t be loaded. Close this and try again.</Notice>
      ) : null}
      <ul className="workspace-dialog__rows workspace-dialog__rows--links">
        {links?.map(({ token, createdAt, expiresAt }) => (
          <li key={token}>
            <CopyText label="Link" text={new URL(sharedPath(token), location.origin).href} />
            <span className="text-ink-soft">
              {expiresAt ? "Works until " : "Created on "}
              <Moment at={expiresAt ?? createdAt} dayOnly />
            </span>
            <Button
              variant="quiet"
              size="small"
              busy={isBusy}
              onClick={() => void act("links/revoke", { token })}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <form className="workspace-dialog__invite" onSubmit={create}>
        <Select label="New link works for" name="days" defaultValue="7">
          <option value="1">1 day</option>
          <option value="7">7 days</option>
          <option value="30">30 days</option>
          <option value="">Until I revoke it</option>
        </Select>
        <Button type="submit" variant="quiet" busy={isBusy}>
          Create link
        </Button>
      </form>
      {failure ? (
        <Notice tone="brick" live>
          {failure}
        </Notice>
      ) : null}
    </section>
  );
}
