import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Quick ones first; browser tests, which need the build and the most room, when formatting, lint and types are done. */
const projects = ["unit", "integration", "e2e"];

/**
 * Files that take longest, mostly by waiting: they begin first in their project, so that no worker is left alone with
 * one at the end. Without an earlier run's times vitest would begin with the largest files.
 */
export const longestFirst = [
  "tests/e2e/chat-durability.test.ts",
  "tests/e2e/automation-kills.test.ts",
  "tests/e2e/start.test.ts",
  "tests/e2e/access.test.ts",
  "tests/e2e/own-installation.test.ts",
  "tests/e2e/workspace.test.ts",
  "tests/e2e/desk-recognition.test.ts",
  "tests/e2e/durability.test.ts",
  "tests/e2e/purchase.test.ts",
  "tests/e2e/accessibility.test.ts",
  "tests/e2e/studio.test.ts",
  "tests/e2e/desk-answers.test.ts",
  "src/domain/accounts/second-factor.db.test.ts",
  "src/domain/accounts/sign-in-siege.db.test.ts",
  "src/domain/knowledge/read-source.db.test.ts",
  "src/worker/outage.db.test.ts",
];

const first = (rank: number): number => (rank === -1 ? Infinity : rank);
const placeOf = ({ moduleId }: TestSpecification): number =>
  first(longestFirst.findIndex((file) => moduleId.endsWith(`/${file}`)));

/** The order in which test files begin; all of a project's together, as a worker keeps the modules of one project. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest names it so; it changes nothing
    const usual = await super.sort(files);
    const rankOf = ({ project }: TestSpecification) => first(projects.indexOf(project.name));
    const order = (a: TestSpecification, b: TestSpecification): number =>
      compare(rankOf(a), rankOf(b)) || compare(placeOf(a), placeOf(b));
    return usual.toSorted(order);
  }
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
