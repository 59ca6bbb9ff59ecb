import type { ChannelDeps } from "#domain/channels/index.ts";
import type { ChatbotDeps } from "#domain/chatbots/index.ts";
import type { ConnectionDeps } from "#domain/connections/index.ts";
import type { ConsultantDeps } from "#domain/consultant/index.ts";
import type { FileDeps } from "#domain/files/index.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { ProjectDeps } from "#domain/projects/index.ts";
import type { UsageDeps } from "#domain/usage/index.ts";
import type { VideoDeps } from "#domain/videos/index.ts";
import type { CallAddress, Expressions } from "./ports.ts";

/** What the use cases of automations need. */
export type AutomationDeps = IdentityDeps &
  ConnectionDeps &
  ConsultantDeps &
  ChatbotDeps &
  Pick<ChannelDeps, "channels" | "mail"> &
  FileDeps &
  Pick<ProjectDeps, "projects"> &
  VideoDeps &
  Pick<UsageDeps, "usage"> & {
    automations: {
      expressions: Expressions;
      /** Those that are tried while they are written: apart, so that runs never wait for them. */
      trials: Expressions;
      call: CallAddress;
    };
  };
