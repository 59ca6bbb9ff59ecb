export { defineEvent, type EventType, type Published } from "./contract.ts";
export {
  bindSubscriber,
  type BoundSubscriber,
  defineSubscriber,
  deliverEventsJob,
  type EventDeps,
  pruneEventsJob,
  registerSubscribers,
  type Subscriber,
  eventJobs,
} from "./deliver-events.ts";
export { publishEvent, publishEvents } from "./publish-event.ts";
