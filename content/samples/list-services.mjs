// node list-services.mjs https://ariaworks.example
const site = process.argv[2] ?? "https://ariaworks.example";

const answer = await fetch(new URL("/v1/services?category=ai-automation", site));
if (!answer.ok) {
  const problem = await answer.json();
  throw new Error(`${answer.status} ${problem.code} (request ${problem.requestId})`);
}

for (const service of await answer.json()) {
  const start = service.scopes.find((scope) => scope.isStarting);
  const dollars = (start.priceCents / 100).toFixed(2);
  console.log(`${service.title}: ${start.name}, $${dollars}, ${start.deliveryText}`);
}
