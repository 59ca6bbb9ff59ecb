import type { Configuration } from "#domain/projects/contract.ts";
import { drawAutomation } from "./draw-automation.tsx";
import { drawTradingTool } from "./draw-trading-tool.tsx";
import { drawVideo } from "./draw-video.tsx";
import { type Drawing, listed, spread } from "./drawing.ts";

/**
 * A configuration as a line drawing on a grid of 200 by 120: what it makes in ink, with the thread running through.
 * Anything a draft can hold is drawn, also nothing and far too much.
 */
export function ConfigurationDrawing({
  configuration,
  className,
}: {
  configuration: Configuration;
  className: string;
}) {
  const { ink, thread, knots } = drawn(configuration);
  return (
    <svg className={className} viewBox="0 0 200 120" aria-hidden="true">
      <g className="thread thread--ink drawing">{ink}</g>
      <g className="thread drawing drawing--sweeps">
        <path d={thread} />
        {listed(knots).map(([key, [x, y]]) => (
          <circle key={key} className="thread-knot" cx={x} cy={y} r={3} />
        ))}
      </g>
    </svg>
  );
}

function drawn(configuration: Configuration): Drawing {
  if ("videoAgent" in configuration) return drawVideo(configuration.videoAgent);
  if ("chatbot" in configuration) return drawChatbot(configuration.chatbot.knowledgeBase);
  if ("automation" in configuration) return drawAutomation(configuration.automation);
  if ("webApp" in configuration) return drawWebApp(configuration.webApp.features);
  if ("tradingTool" in configuration) return drawTradingTool(configuration.tradingTool);
  return drawForm(configuration.formInterface.fields);
}

/** A line for each topic, as long as its words; the thread answers from the first. */
function drawChatbot(knowledgeBase: readonly string[]): Drawing {
  const topics = knowledgeBase.slice(0, 9);
  const y = spread(topics.length, 12, 108);
  const first = y(0) - 60;
  return {
    ink: (
      <>
        <path d="M14 34h56a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H36L22 96V84h-8a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z" />
        {listed(topics).map(([key, topic], place) => (
          <path key={key} d={`M112 ${y(place)}h${Math.min(84, 20 + topic.length * 1.6)}`} />
        ))}
      </>
    ),
    thread: `M0 60h16c5-12 10-12 14 0s9 12 14 0 9-12 14 0h14c16 0 12 ${first} 40 ${first}`,
    knots: [[112, y(0)]],
  };
}

/** A window with a line for each feature; the thread goes down beside them. */
function drawWebApp(allFeatures: readonly string[]): Drawing {
  const features = allFeatures.slice(0, 7);
  const y = spread(features.length, 38, 106);
  return {
    ink: (
      <>
        <rect x="24" y="8" width="152" height="104" rx="8" />
        <path d="M24 28h152M34 18h.5M42 18h.5M50 18h.5" />
        {listed(features).map(([key, feature], place) => (
          <path key={key} d={`M58 ${y(place)}h${Math.min(106, 16 + feature.length * 2)}`} />
        ))}
      </>
    ),
    thread: `M0 18c30 0 42 0 42 26V${Math.max(44, y(features.length - 1))}`,
    knots: features.map((_feature, place) => [42, y(place)] as const),
  };
}

const shortFields: readonly string[] = ["date", "number", "phone", "rating"];

/** A box for each field, taller for long answers; the thread goes by those that must be answered. */
function drawForm(
  allFields: readonly { id: string; name: string; type: string; required: boolean }[],
): Drawing {
  const fields = allFields.slice(0, 12);
  const y = spread(fields.length, 4, 116);
  const row = 112 / Math.max(4, fields.length);
  return {
    ink:
      fields.length === 0 ? (
        <rect x="48" y="8" width="116" height="104" rx="2" strokeDasharray="4 5" />
      ) : (
        fields.map(({ id, type }, place) => {
          if (type === "statement")
            return <path key={id} d={`M48 ${y(place)}h96`} opacity={0.45} />;
          const tall = row * (type === "long-text" ? 0.8 : 0.5);
          const wide = shortFields.includes(type) ? 60 : 116;
          return <rect key={id} x="48" y={y(place) - tall / 2} width={wide} height={tall} rx="2" />;
        })
      ),
    thread: `M0 4c20 0 30 0 30 20V${Math.max(24, y(fields.length - 1))}`,
    knots: fields.flatMap(({ required }, place) => (required ? [[30, y(place)] as const] : [])),
  };
}
