import { z } from "zod";
import { retention } from "#content/promises.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { dayMs } from "#kit/time.ts";
import type { ConnectionDeps } from "./deps.ts";
import { deleteDeliveriesBefore } from "./queries-deliveries.ts";
import { sendDeliveryJob } from "./send-delivery.ts";

/** Every night: deliveries past their time, with what was delivered. */
export const pruneDeliveriesJob = defineJob({
  name: "connections.prune-deliveries",
  input: z.object({}),
  cron: "41 3 * * *",
  async run(_input, { db, clock }: Pick<ConnectionDeps, "db" | "clock">, { step }) {
    await step("prune", () =>
      deleteDeliveriesBefore(db, new Date(clock().getTime() - retention.deliveryDays * dayMs)),
    );
  },
});

/** Its background work. */
export const connectionJobs: readonly Job<unknown, ConnectionDeps>[] = [
  sendDeliveryJob,
  pruneDeliveriesJob,
];
