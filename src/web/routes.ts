import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pagePatterns } from "./paths.ts";

const at = (name: keyof typeof pagePatterns, file: string) =>
  route(pagePatterns[name].slice(1), file);

export default [
  index("site/home.tsx"),
  at("services", "shop/services.tsx"),
  at("service", "shop/service.tsx"),
  at("checkout", "shop/checkout.tsx"),
  at("quote", "shop/quote.tsx"),
  at("success", "shop/success.tsx"),
  at("till", "shop/till.tsx"),
  route("*", "site/not-found.tsx"),
] satisfies RouteConfig;
