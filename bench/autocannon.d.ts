/** The little of autocannon 9 that load.ts uses; the package brings no types. */
declare module "autocannon" {
  export type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number; max: number };
    "2xx": number;
    non2xx: number;
    errors: number;
    timeouts: number;
    duration: number;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: (Request & { setupRequest?: (request: Request) => Request })[];
  }): Promise<Result>;
}
