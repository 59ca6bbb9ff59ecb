const svgNamespace = "http://www.w3.org/2000/svg";

function drawing(name: string, path: string): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("class", name);
  svg.setAttribute("viewBox", "0 0 26 26");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(svgNamespace, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** The button: a line of speech on one thread, which becomes a cross while the panel is open. */
export function drawButton() {
  const button = document.createElement("button");
  button.className = "button";
  button.type = "button";
  button.setAttribute("aria-controls", "panel");
  const badge = document.createElement("span");
  badge.className = "badge";
  badge.hidden = true;
  badge.setAttribute("aria-hidden", "true");
  button.append(
    drawing(
      "talk",
      "M3.5 22.5c2.4-.3 3.6-1.1 4.4-2.2A9.8 8.8 0 1 1 13 21.5a11 11 0 0 1-2-.2M8.5 12.5c1.2-2 2.4-2 3.6 0s2.4 2 3.6 0 1.7-1.5 2.3-1",
    ),
    drawing("cross", "M7 7l12 12M19 7L7 19"),
    badge,
  );
  return { button, badge };
}
