import { brand } from "#content/brand.ts";
import { paths } from "../paths.ts";
import { paperColors } from "../ui/paper-colors.ts";
import { manifestIcons } from "./app-icons.ts";

/**
 * What a system needs to know to install the site as an app (https://www.w3.org/TR/appmanifest/); written to
 * /manifest.webmanifest by the build.
 */
export const webManifest = () => ({
  id: paths.home(),
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: "en",
  dir: "ltr",
  start_url: paths.home(),
  scope: paths.home(),
  display: "standalone",
  theme_color: paperColors.light,
  background_color: paperColors.light,
  categories: ["business", "productivity"],
  icons: manifestIcons.map(({ src, size, purpose }) => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
  shortcuts: [
    { name: "Services", description: "What we build, with prices", url: paths.services() },
    { name: "Get Quote", description: "Say what you need", url: paths.quote() },
    { name: "Your portal", description: "Orders, quotes and requests", url: paths.portal() },
  ],
});
