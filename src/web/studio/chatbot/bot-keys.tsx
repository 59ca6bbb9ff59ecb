import { useEffect, useState } from "react";
import type { BotKeyView, NewBotKey } from "#domain/chatbots/contract.ts";
import { ApiError, refusalWords } from "../../kit/api-call.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CopyText } from "../workspace/dialogs/copy-text.tsx";
import { callBot } from "./call-bot.ts";

/** The call that a program makes, as the setup guide has it, in one line: the field that shows it has no second. */
const callWith = (origin: string, projectId: string) =>
  `curl -s ${origin}/v1/chatbots/${projectId}/messages -H "Authorization: Bearer $ARIA_KEY" -H "Content-Type: application/json" -d '{"message": "Can I send this back?", "user_id": "visitor-4711"}'`;

const ownerOnly = "Only the project’s owner can create and see keys.";
const wordsFor = (error: unknown) =>
  error instanceof ApiError && error.status === 403 ? ownerOnly : refusalWords(error);

/** Keys with which programs talk to the published bot: each is shown once, and can be revoked. */
export function BotKeys({ projectId, isReadOnly }: { projectId: string; isReadOnly: boolean }) {
  const [keys, setKeys] = useState<readonly BotKeyView[] | null>(null);
  const [made, setMade] = useState<NewBotKey | null>(null);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    callBot<BotKeyView[]>(projectId, "keys").then(setKeys, (error: unknown) =>
      setProblem(wordsFor(error)),
    );
  }, [projectId]);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
      setKeys(await callBot<BotKeyView[]>(projectId, "keys"));
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  const create = () =>
    attempt(async () => {
      setMade(await callBot<NewBotKey>(projectId, "keys", { input: { name } }));
      setName("");
    });
  const revoke = (id: string) =>
    attempt(async () => {
      await callBot(projectId, `keys/${id}/revoke`, { input: {} });
      if (made?.id === id) setMade(null);
    });
  return (
    <section className="designer__part">
      <h3 className="items__title">API keys</h3>
      <p className="field__hint">
        For an app, a help desk or a channel of your own. They work once the bot is published; never
        put one in a web page, where anyone could read it.
      </p>
      {problem ? (
        <Notice tone={problem === ownerOnly ? "plain" : "brick"} live>
          {problem}
        </Notice>
      ) : null}
      {made ? (
        <Notice tone="moss" title="Copy this key now. You won’t see it again." live>
          <CopyText label={made.name} text={made.key} />
        </Notice>
      ) : null}
      {keys?.length === 0 ? <p>No keys yet.</p> : null}
      {keys && keys.length > 0 ? (
        <ul className="sources">
          {keys.map((key) => (
            <li key={key.id} className="bot-key">
              <p>
                {key.name} <span className="figures">…{key.ending}</span>
              </p>
              <p className="source__state">
                Created <Moment at={key.createdAt} dayOnly />
                {key.lastUsedAt ? (
                  <>
                    , last used <Moment at={key.lastUsedAt} />
                  </>
                ) : (
                  ", never used"
                )}
              </p>
              {isReadOnly ? null : (
                <Button variant="quiet" size="small" onClick={() => void revoke(key.id)}>
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isReadOnly || problem === ownerOnly ? null : (
        <form
          className="bot-key__new"
          onSubmit={(event) => {
            event.preventDefault();
            void create();
          }}
        >
          <Field
            label="Name of a new key"
            name="key-name"
            required
            maxLength={100}
            placeholder="Help desk"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" variant="quiet" size="small">
            Create key
          </Button>
        </form>
      )}
      <p className="field__hint">Example request, with your key in ARIA_KEY:</p>
      <CopyText label="Example request" text={callWith(location.origin, projectId)} />
    </section>
  );
}
