import type { Connection } from "#db/connection.ts";
import type { Job } from "#db/jobs.ts";
import { pruneAccountsJob, sendResetJob } from "#domain/accounts/index.ts";
import { pruneBookingsJob, remindJob } from "#domain/bookings/index.ts";
import { pruneConversationsJob } from "#domain/conversations/index.ts";
import { pruneConsultantJob } from "#domain/consultant/index.ts";
import {
  endCallJob,
  endOverdueCallsJob,
  fetchReportJob,
  forgetCallJob,
  pruneConsultationsJob,
} from "#domain/consultations/index.ts";
import { forwardEnquiryJob, pruneEnquiriesJob } from "#domain/enquiries/index.ts";
import { deliverEventsJob, type EventDeps, pruneEventsJob } from "#domain/events/index.ts";
import { embedPassagesJob } from "#domain/knowledge/index.ts";
import { deliverMailJob, pruneMailsJob, rescueMailsJob } from "#domain/mail/index.ts";
import { pruneAlertsJob } from "#domain/operations/index.ts";
import {
  checkOverdueOrdersJob,
  prunePaymentEventsJob,
  settleOrderJob,
} from "#domain/orders/index.ts";
import { pruneQuotesJob, watchQuotesJob, writeQuoteJob } from "#domain/quotes/index.ts";
import { eraseInactiveJob } from "#domain/privacy/index.ts";
import { pruneRequestsJob, readIntakeJob } from "#domain/requests/index.ts";
import type { Log } from "#kit/log.ts";
import { bindJob, launchWorker } from "#worker/launch.ts";
import { pruneRunsJob } from "#worker/prune-runs.ts";
import { watchRunsJob } from "#worker/watch-runs.ts";
import type { AllDeps } from "./web.ts";

const stopWithinMs = 5000;

/** Starts this node's background work with every job there is. @returns how to stop it */
export async function startWorker(options: {
  connection: Connection;
  deps: AllDeps & EventDeps & { providerJobs: Job<unknown, unknown>[] };
  executorId: string;
  log: Log;
}): Promise<() => Promise<void>> {
  const { connection, deps, executorId, log } = options;
  const worker = await launchWorker({
    db: deps.db,
    pool: connection.pool,
    executorId,
    jobs: [
      bindJob(sendResetJob, deps),
      bindJob(pruneAccountsJob, deps),
      bindJob(settleOrderJob, deps),
      bindJob(checkOverdueOrdersJob, deps),
      bindJob(prunePaymentEventsJob, deps),
      bindJob(deliverMailJob, deps),
      bindJob(pruneMailsJob, deps),
      bindJob(rescueMailsJob, deps),
      bindJob(pruneEnquiriesJob, deps),
      bindJob(pruneConversationsJob, deps),
      bindJob(remindJob, deps),
      bindJob(pruneBookingsJob, deps),
      bindJob(forwardEnquiryJob, deps),
      bindJob(pruneConsultantJob, deps),
      bindJob(endCallJob, deps),
      bindJob(fetchReportJob, deps),
      bindJob(forgetCallJob, deps),
      bindJob(endOverdueCallsJob, deps),
      bindJob(pruneConsultationsJob, deps),
      bindJob(pruneAlertsJob, deps),
      bindJob(deliverEventsJob, deps),
      bindJob(pruneEventsJob, deps),
      bindJob(writeQuoteJob, deps),
      bindJob(watchQuotesJob, deps),
      bindJob(pruneQuotesJob, deps),
      bindJob(readIntakeJob, deps),
      bindJob(pruneRequestsJob, deps),
      bindJob(eraseInactiveJob, deps),
      bindJob(pruneRunsJob, deps),
      bindJob(watchRunsJob, deps),
      bindJob(embedPassagesJob, deps),
      ...deps.providerJobs.map((job) => bindJob(job, deps)),
    ],
    log,
  });
  return () => worker.stop(stopWithinMs);
}
