import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/db/tables.ts",
    "./src/worker/tables.ts",
    "./src/domain/*/tables.ts",
    "./src/providers/*/tables.ts",
  ],
  out: "./src/db/migrations",
});
