import type { ReactNode } from "react";
import { videoDurationSeconds } from "#content/video-options.ts";
import type { ServiceTemplate } from "#domain/projects/contract.ts";

type Drawing = { ink: ReactNode; thread: string; knots: readonly (readonly [number, number])[] };

/** A template drawn from its configuration: what it makes in ink, with the thread running through. */
export function TemplateDrawing({ template }: { template: ServiceTemplate }) {
  const { ink, thread, knots } = drawn(template);
  return (
    <svg className="recipe__drawing" viewBox="0 0 200 120" aria-hidden="true">
      <g className="thread thread--ink drawing">{ink}</g>
      <g className="thread drawing drawing--sweeps">
        <path d={thread} />
        {knots.map(([x, y]) => (
          <circle key={`${x} ${y}`} className="thread-knot" cx={x} cy={y} r={3} />
        ))}
      </g>
    </svg>
  );
}

function drawn(template: ServiceTemplate): Drawing {
  switch (template.serviceType) {
    case "ai-video-agent":
      return video(template.configuration.videoAgent);
    case "chatbot":
      return chatbot(template.configuration.chatbot.knowledgeBase);
    case "automation":
      return automation(template.configuration.automation.workflows.length);
    case "web-app":
      return webApp(template.configuration.webApp.features);
    case "trading-tool":
      return trading(template.configuration.tradingTool);
    default:
      return form(template.configuration.formInterface.fields);
  }
}

/** The presenter in the frame, the brand's two colours, and as much of the longest time as it takes. */
function video({
  duration,
  branding,
}: {
  duration: number;
  branding: { colors: Colors };
}): Drawing {
  const end = 36 + 128 * (duration / videoDurationSeconds.max);
  return {
    ink: (
      <>
        <rect x="24" y="8" width="152" height="104" rx="8" />
        <circle cx="76" cy="42" r="13" />
        <path d="M48 84c2-32 54-32 56 0" />
        <path d="M36 98h128" opacity={0.45} />
        <circle cx="146" cy="30" r="7" fill={branding.colors.primary} />
        <circle cx="146" cy="50" r="7" fill={branding.colors.secondary} />
      </>
    ),
    thread: `M0 98H${end}`,
    knots: [[end, 98]],
  };
}
type Colors = { primary: string; secondary: string };

/** A line for each topic, as long as its words; the thread answers from the first. */
function chatbot(topics: readonly string[]): Drawing {
  const row = 96 / topics.length;
  const y = (place: number) => 12 + row * (place + 0.5);
  return {
    ink: (
      <>
        <path d="M14 34h56a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H36L22 96V84h-8a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z" />
        {topics.map((topic, place) => (
          <path key={topic} d={`M112 ${y(place)}h${Math.min(84, 20 + topic.length * 1.6)}`} />
        ))}
      </>
    ),
    thread: `M0 60h16c5-12 10-12 14 0s9 12 14 0 9-12 14 0h14c16 0 12 ${y(0) - 60} 40 ${y(0) - 60}`,
    knots: [[112, y(0)]],
  };
}

/** A box for each step on the way of the thread, which begins at what sets it off. */
function automation(steps: number): Drawing {
  const at = (place: number) =>
    [44 + (place * 132) / Math.max(1, steps - 1), place % 2 ? 86 : 34] as const;
  const places = Array.from({ length: steps }, (_, place) => at(place));
  const way = places.map(([x, y], place) => {
    const [fromX, fromY] = places[place - 1] ?? [8, 60];
    const middle = (fromX + x) / 2;
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });
  return {
    ink: places.map(([x, y]) => (
      <rect key={x} x={x - 13} y={y - 10} width="26" height="20" rx="4" />
    )),
    thread: `M8 60${way.join("")}h24`,
    knots: [[8, 60], ...places.slice(-1)],
  };
}

/** A window with a line for each part; the thread goes down beside them. */
function webApp(features: readonly string[]): Drawing {
  const y = (place: number) => 44 + (place * 56) / Math.max(1, features.length - 1);
  return {
    ink: (
      <>
        <rect x="24" y="8" width="152" height="104" rx="8" />
        <path d="M24 28h152M34 18h.5M42 18h.5M50 18h.5" />
        {features.map((feature, place) => (
          <path key={feature} d={`M58 ${y(place)}h${Math.min(106, 16 + feature.length * 2)}`} />
        ))}
      </>
    ),
    thread: `M0 18c30 0 42 0 42 26V${y(features.length - 1)}`,
    knots: features.map((_feature, place) => [42, y(place)] as const),
  };
}

const candles = [70, 62, 74, 58, 50, 60, 44, 34, 40, 24];

/** Candles, a measure each as a line below, and the rule's entry as a knot on the thread. */
function trading(tool: { indicators: readonly string[]; strategies: readonly string[] }): Drawing {
  const x = (place: number) => 18 + place * 18;
  const path = candles.map((top, place) => `${place ? "L" : "M"}${x(place)} ${top + 16}`).join("");
  return {
    ink: (
      <>
        {candles.map((top, place) => (
          <path key={x(place)} d={`M${x(place)} ${top - 8}v8m-4 0h8v18h-8zm4 18v8`} />
        ))}
        {tool.indicators.map((indicator, place) => (
          <path
            key={indicator}
            d={`M6 ${108 + place * 7}h188`}
            opacity={0.45}
            strokeDasharray={`${8 - place * 6} 6`}
          />
        ))}
      </>
    ),
    thread: path.replace("M18 86", "M0 92L18 86") + "L200 30",
    knots: tool.strategies.map(
      (_rule, place) => [x(3 + place * 3), (candles[3 + place * 3] ?? 0) + 16] as const,
    ),
  };
}

/** A box for each field, taller for long answers; the thread goes by those that must be answered. */
function form(fields: readonly { name: string; type: string; required: boolean }[]): Drawing {
  const row = 112 / fields.length;
  const y = (place: number) => 4 + row * (place + 0.5);
  return {
    ink: fields.map(({ name, type }, place) => {
      const tall = row * (type === "long-text" ? 0.8 : 0.5);
      const wide = ["date", "number", "phone"].includes(type) ? 60 : 116;
      return <rect key={name} x="48" y={y(place) - tall / 2} width={wide} height={tall} rx="2" />;
    }),
    thread: `M0 4c20 0 30 0 30 20V${y(fields.length - 1)}`,
    knots: fields.flatMap(({ required }, place) => (required ? [[30, y(place)] as const] : [])),
  };
}
