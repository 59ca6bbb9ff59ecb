-- What a call or a message counts is decided in TypeScript (src/domain/consultant/counters.ts).
DROP FUNCTION aria_book(jsonb);
