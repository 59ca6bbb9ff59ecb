import { type FormEvent, useState } from "react";
import { inviteDays, type MemberView } from "#domain/projects/contract.ts";
import { paths } from "../../../paths.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { BareSelect, Field, Select } from "../../../ui/Field.tsx";
import { ExternalLink } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ThreadLoading } from "../../../ui/Thread.tsx";
import { useCall, useRead } from "./use-call.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

const roleWords = { owner: "Owner", editor: "Can edit", viewer: "Can view" } as const;

/** Everyone who works on the project, and an invitation by mail. */
export function ShareMembers({ projectId }: { projectId: string }) {
  const { answer: members, read } = useRead<MemberView[]>(projectId, "members");
  const { call, isBusy, failure, code } = useCall(projectId);
  const section = useKeptFocus<HTMLElement>(members?.length);
  const [invited, setInvited] = useState<string | null>(null);

  const act = async (path: string, input: unknown) => {
    const isDone = (await call(path, input)) !== null;
    if (isDone) await read();
    return isDone;
  };
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { email = "", role = "" } = Object.fromEntries(new FormData(form)) as Record<
      string,
      string
    >;
    setInvited(null);
    if (!(await act("members", { email, role }))) return;
    setInvited(email);
    form.reset();
  };

  return (
    <section className="workspace-dialog__part" aria-labelledby="members" ref={section}>
      <h3 id="members" className="workspace-panel__title">
        People
      </h3>
      {members === undefined ? <ThreadLoading label="Loading" /> : null}
      {members === null ? (
        <Notice tone="brick">People couldn’t be loaded. Close this and try again.</Notice>
      ) : null}
      <ul className="workspace-dialog__rows">
        {members?.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isBusy={isBusy}
            change={(role) => void act("members/change", { memberId: member.id, role })}
            remove={() => void act("members/remove", { memberId: member.id })}
          />
        ))}
      </ul>
      <form className="workspace-dialog__invite" onSubmit={(event) => void invite(event)}>
        <Field label="Invite by email" name="email" type="email" required maxLength={254} />
        <Select label="Access" name="role" defaultValue="editor">
          <option value="editor">Can edit</option>
          <option value="viewer">Can view</option>
        </Select>
        <Button type="submit" busy={isBusy}>
          Invite
        </Button>
      </form>
      {code === "address_unconfirmed" ? <UnconfirmedNotice /> : null}
      {failure && code !== "address_unconfirmed" ? (
        <Notice tone="brick" live>
          {failure}
        </Notice>
      ) : null}
      {invited ? (
        <Notice tone="moss" live>
          We’ve emailed an invitation to {invited}. It can be accepted for {inviteDays} days.
        </Notice>
      ) : null}
    </section>
  );
}

/** What keeps an invitation from being sent, and the way to change it. */
const UnconfirmedNotice = () => (
  <Notice tone="amber" title="Confirm your email address first" live>
    <p>Invitations are sent in your name, so we need to know that your address is yours.</p>
    <p className="workspace__answers">
      <ButtonLink
        href={paths.confirmEmail()}
        target="_blank"
        rel="noreferrer"
        size="small"
        variant="quiet"
        iconAfter={<ExternalLink size={16} />}
      >
        Confirm your address
      </ButtonLink>
    </p>
  </Notice>
);

function MemberRow({
  member: { name, email, role, isInvited },
  isBusy,
  change,
  remove,
}: {
  member: MemberView;
  isBusy: boolean;
  change: (role: string) => void;
  remove: () => void;
}) {
  const who = name || email;
  return (
    <li>
      <span className="workspace-dialog__who">
        <b>{who}</b>
        {name ? <span className="text-ink-soft">{email}</span> : null}
      </span>
      {role === "owner" || isInvited ? (
        <span className="text-ink-soft">
          {roleWords[role]}
          {isInvited ? ", invited" : null}
        </span>
      ) : (
        <BareSelect
          aria-label={`Access of ${who}`}
          value={role}
          onChange={({ target }) => change(target.value)}
        >
          <option value="editor">Can edit</option>
          <option value="viewer">Can view</option>
        </BareSelect>
      )}
      {role === "owner" ? null : (
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          aria-label={`Remove ${who}`}
          onClick={remove}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
