import { z } from "zod";
import { type ConnectionKind, connectionKinds, kinds, fieldsOfKind } from "./kinds.ts";

export {
  type ConnectionKind,
  connectionKinds,
  type FieldsOf,
  fieldsOfKind,
  isConnectionKind,
  type KindField,
} from "./kinds.ts";

/** How many connections a person may have. */
export const maxConnections = 50;

const connectionName = z.string().trim().min(1, "Give the connection a name.").max(100);

export const kindTitle = (kind: ConnectionKind): string => kinds[kind].title;
export const kindGroup = (kind: ConnectionKind): (typeof kinds)[ConnectionKind]["group"] =>
  kinds[kind].group;

const groupsWithDeliveries: readonly string[] = ["crm", "database", "webhook"];
/** Whether something is delivered to it, such as leads; others are used in other ways. */
export const kindTakesDeliveries = (kind: ConnectionKind): boolean =>
  groupsWithDeliveries.includes(kindGroup(kind));

type TypedFields = z.ZodObject<Record<string, z.ZodType<string>>>;
const schemaOf = (kind: ConnectionKind) => kinds[kind].fields as unknown as TypedFields;

/** The form of a new connection: its name, and the fields of its kind. */
export const newConnectionForm = (kind: ConnectionKind) =>
  z.object({ name: connectionName, ...schemaOf(kind).shape });

/** The form that changes one: secrets that are left empty stay as they are. */
export const changedConnectionForm = (kind: ConnectionKind) => {
  const { shape } = schemaOf(kind);
  return z.object({
    name: connectionName,
    ...Object.fromEntries(
      fieldsOfKind(kind).map(({ name, isSecret }) => {
        const schema = shape[name] ?? z.string();
        return [name, isSecret ? orEmpty(schema) : schema];
      }),
    ),
  });
};

const orEmpty = (schema: z.ZodType<string>) =>
  z
    .string()
    .trim()
    .default("")
    .superRefine((text, context) => {
      const complaint = text === "" ? undefined : schema.safeParse(text).error?.issues[0];
      if (complaint) context.addIssue({ code: "custom", message: complaint.message });
    });

/** What somebody typed into one of the two; it is checked by the kind's schema. */
export type ConnectionInput = Readonly<Record<string, unknown>>;

export const ConnectionKindName = z.enum(connectionKinds);

/** `locked`: its secrets were encrypted with another secret of the installation, and have to be entered again. */
export type ConnectionState = "untested" | "working" | "failing" | "locked";

/** A connection as its owner sees it: nothing of a secret but its mask. */
export type ConnectionView = {
  id: string;
  kind: ConnectionKind;
  name: string;
  state: ConnectionState;
  /** How the last test or use went, in plain words; empty where there was none. */
  message: string;
  /** What isn't secret, by field. */
  settings: Readonly<Record<string, string>>;
  /** By field: `…a1b2`, or a host. */
  masks: Readonly<Record<string, string>>;
  /** ISO times. */
  testedAt: string | null;
  lastUsedAt: string | null;
  lastFailedAt: string | null;
  createdAt: string;
  changedAt: string;
  /** Deliveries that failed for good, and wait to be sent again by hand. */
  failedDeliveries: number;
};

/** What names a connection: deleting it leaves these without. */
export type ConnectionUse = { projectId: string; name: string };

export type DeliveryState = "waiting" | "delivered" | "failed";

/** A delivery as the connection's owner sees it. */
export type DeliveryView = {
  id: string;
  event: string;
  subject: string;
  state: DeliveryState;
  attempts: number;
  /** HTTP status of the last answer. */
  status: number | null;
  /** What was answered, or why nothing was; shortened. */
  answer: string;
  createdAt: string;
  /** When it is tried again; null where it isn't. */
  nextAt: string | null;
  endedAt: string | null;
};

/** How a test went, and for a new webhook the secret that its requests are signed with, shown this once. */
export type SavedConnection = {
  id: string;
  state: ConnectionState;
  message: string;
  signingSecret: string | null;
};

/** A lead as CRMs and databases get it; chatbots' BotLead is one. */
export const DeliveredLead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  botName: z.string(),
  page: z.string().nullable(),
  said: z.string(),
  takenAt: z.string(),
});
export type DeliveredLead = z.infer<typeof DeliveredLead>;

/** A conversation that has ended, as databases and webhooks get it. Times are ISO times. */
export const DeliveredConversation = z.object({
  id: z.string(),
  botName: z.string(),
  beganAt: z.string(),
  endedAt: z.string().nullable(),
  messages: z.array(
    z.object({ by: z.enum(["visitor", "bot", "person"]), text: z.string(), at: z.string() }),
  ),
});
export type DeliveredConversation = z.infer<typeof DeliveredConversation>;

/** What is to be deleted of a visitor who was erased: ids, as they were delivered. */
export const DeliveredErasure = z.object({
  leads: z.array(z.string()),
  conversations: z.array(z.string()),
});
export type DeliveredErasure = z.infer<typeof DeliveredErasure>;
