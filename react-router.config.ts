import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  // scripts/build.ts builds aside, and puts the result in place when it is complete.
  buildDirectory: process.env["BUILD_DIRECTORY"] ?? "build",
  ssr: true,
  subResourceIntegrity: false,
} satisfies Config;
