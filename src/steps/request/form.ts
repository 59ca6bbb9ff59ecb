import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

/** Methods that send nothing but their address and headers. */
export const withoutBody: ReadonlySet<string> = new Set(["GET", "HEAD", "DELETE"]);

export const requestStep = defineStep({
  id: "request",
  title: "HTTP request",
  description: "Calls an address of another service and keeps its answer.",
  group: "reach",
  connections: ["bearer", "basic", "header"],
  worksUnconnected: true,
  settings: z.strictObject({
    method: z
      .enum(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
      .default("POST")
      .meta({ title: "Method" }),
    url: lineTemplate(2000, "Address", "Such as https://api.example.com/orders."),
    headers: z
      .array(
        z.strictObject({
          id: z.string().max(64),
          name: template(100, "Header"),
          value: template(2000, "Value"),
        }),
      )
      .max(20)
      .default([])
      .meta({ title: "Headers" }),
    body: template(20_000, "Body", "JSON, or any text. Left out of GET, HEAD and DELETE."),
    failsOnError: z.boolean().default(true).meta({
      title: "Fail on an error status",
      description: "Otherwise the run goes on, and the status can be read.",
    }),
  }),
  initial: { method: "POST", url: "", headers: [], body: "", failsOnError: true },
  needs: { url: "Enter the address to call." },
  shows: ({ method }) => [
    "method",
    "url",
    "headers",
    ...(withoutBody.has(method) ? [] : (["body"] as const)),
    "failsOnError",
  ],
  sample: { status: 200, headers: { "content-type": "application/json" }, body: { id: "A-1042" } },
  hasEffect: true,
  says: ({ method, url }) => (url.trim() ? `${method} ${url}` : "No address yet"),
});
