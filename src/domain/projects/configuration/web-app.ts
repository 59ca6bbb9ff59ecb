import { z } from "zod";
import { type Problem, text, texts } from "./parts.ts";

/** The brief of a web app: the fields of spec studio.md §3.1, and what whoever builds it asks next. */
export const WebApp = z.strictObject({
  goal: text(1000)
    .default("")
    .meta({ title: "Goal", description: "What should be easier once it exists?" }),
  users: text(500)
    .default("")
    .meta({ title: "Users", description: "Who uses it, and how many of them?" }),
  framework: text(100).meta({
    title: "Framework",
    description: "What it is built with. Leave it to us if you have no preference.",
  }),
  features: texts(20).meta({
    title: "Features",
    description: "What people can do in it, one per line.",
  }),
  database: text(100).meta({ title: "Database", description: "Where its data is kept." }),
  authentication: text(200).meta({
    title: "Authentication",
    description: "Who signs in, and how.",
  }),
  paymentGateway: text(100).meta({
    title: "Payment gateway",
    description: "Leave empty if nothing is paid in the app.",
  }),
  notes: text(2000)
    .default("")
    .meta({ title: "Notes", description: "Deadlines, examples you like, what must not happen." }),
});
export type WebApp = z.infer<typeof WebApp>;

export const newWebApp: WebApp = {
  goal: "",
  users: "",
  framework: "",
  features: [],
  database: "",
  authentication: "",
  paymentGateway: "",
  notes: "",
};

export const webAppProblems = ({ features }: WebApp): Problem[] =>
  features.some((one) => one.trim() !== "")
    ? []
    : [{ path: ["webApp", "features"], message: "Add at least one feature." }];
