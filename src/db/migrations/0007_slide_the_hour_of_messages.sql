-- The hour of messages slides: what was written in the hour before counts as far as that hour is still within the last sixty minutes
-- (`shareBefore`, 1 to 0), as if it had come evenly. Otherwise twice the limit fits around a full hour. All else is as in 0006.
CREATE OR REPLACE FUNCTION aria_book(bookings jsonb) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  booking jsonb;
  refused_by text;
BEGIN
  -- All rows that are needed, begun at nothing and locked in one order: no two calls wait for each other.
  INSERT INTO ai_messages (hour, sender, messages)
    SELECT DISTINCT (b->>'hour')::timestamptz, a->>'name', 0
    FROM jsonb_array_elements(bookings) b, jsonb_array_elements(b->'accounts') a
    WHERE b ? 'hour' ORDER BY 1, 2
    ON CONFLICT (hour, sender) DO UPDATE SET messages = ai_messages.messages;
  INSERT INTO ai_spending (day, spender)
    SELECT DISTINCT (b->>'day')::date, a->>'name'
    FROM jsonb_array_elements(bookings) b, jsonb_array_elements(b->'accounts') a
    WHERE b ? 'day' ORDER BY 1, 2
    ON CONFLICT (day, spender) DO UPDATE SET calls = ai_spending.calls;
  FOR booking IN SELECT value FROM jsonb_array_elements(bookings) LOOP
    refused_by := NULL;
    IF booking ? 'hour' THEN
      SELECT a.value->>'name' INTO refused_by
        FROM jsonb_array_elements(booking->'accounts') WITH ORDINALITY a(value, place)
        JOIN ai_messages m ON m.hour = (booking->>'hour')::timestamptz AND m.sender = a.value->>'name'
        LEFT JOIN ai_messages before ON before.hour = m.hour - interval '1 hour' AND before.sender = m.sender
        -- A node of the version before sends no share, and its hours are fixed ones.
        WHERE m.messages + 1 + coalesce(before.messages * (booking->>'shareBefore')::float8, 0)
          > (a.value->>'mostMessages')::int
        ORDER BY place LIMIT 1;
      IF refused_by IS NULL THEN
        UPDATE ai_messages m SET messages = m.messages + 1
          FROM jsonb_array_elements(booking->'accounts') a
          WHERE m.hour = (booking->>'hour')::timestamptz AND m.sender = a->>'name';
      END IF;
    ELSE
      SELECT a.value->>'name' INTO refused_by
        FROM jsonb_array_elements(booking->'accounts') WITH ORDINALITY a(value, place)
        JOIN ai_spending s ON s.day = (booking->>'day')::date AND s.spender = a.value->>'name'
        WHERE s.tokens + (booking->>'tokens')::bigint > (a.value->>'mostTokens')::bigint
          OR s.micro_usd + (booking->>'microUsd')::bigint > (a.value->>'mostMicroUsd')::bigint
        ORDER BY place LIMIT 1;
      IF refused_by IS NULL THEN
        UPDATE ai_spending s SET
            calls = s.calls + (booking->>'calls')::int,
            tokens = greatest(s.tokens + (booking->>'tokens')::bigint, 0),
            micro_usd = greatest(s.micro_usd + (booking->>'microUsd')::bigint, 0)
          FROM jsonb_array_elements(booking->'accounts') a
          WHERE s.day = (booking->>'day')::date AND s.spender = a->>'name';
      END IF;
    END IF;
    RETURN NEXT refused_by;
  END LOOP;
END
$$;
