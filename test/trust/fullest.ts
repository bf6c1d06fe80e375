/** A JSON Schema, as far as the bodies of routes use it. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  'x-max-graphemes'?: number;
}

/** Room that is left for a value, in bytes. */
interface Room {
  left: number;
}

const keys = 'కఖగఘచఛజఝటఠడఢతథదధనపఫబభమయరలవశషసహ';

/** A value as large as its schema and the room let it be, its texts made of `piece`: what is allowed and what it costs. */
export function fullest(schema: Schema, piece: string, room: Room): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return fullest(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, piece, room);
  switch (schema.type) {
    case 'object': {
      const known = Object.entries(schema.properties ?? {});
      const others = Object.values(schema.patternProperties ?? {}).flatMap((one) =>
        Array.from({ length: 1_000 }, (_, n): [string, Schema] => [`${keys[n % keys.length]}${n}`, one]),
      );
      const value: Record<string, unknown> = {};
      for (const [name, one] of [...known, ...others]) {
        if (room.left <= 0) break;
        value[name] = fullest(one, piece, room);
      }
      return value;
    }
    case 'array': {
      const list: unknown[] = [];
      const most = Math.min(schema.maxItems ?? 9_000, 9_000);
      while (list.length < most && room.left > 0) list.push(fullest(schema.items ?? {}, piece, room));
      return list;
    }
    case 'integer':
    case 'number':
      room.left -= 8;
      return schema.maximum ?? 1;
    case 'boolean':
      room.left -= 5;
      return true;
    default:
      return text(schema, piece, room);
  }
}

function text({ format, pattern, ...schema }: Schema, piece: string, room: Room): string {
  const units = Math.min(schema.maxLength ?? schema['x-max-graphemes'] ?? 500_000, room.left);
  const bytes = Buffer.byteLength(JSON.stringify(piece)) - 2;
  const many = piece.repeat(Math.max(0, Math.floor(Math.min(units / piece.length, room.left / bytes))));
  const whole =
    format === 'date' ? '2026-11-20' : format === 'uri' ? `https://news.invalid/${many.slice(0, 1_900)}` : many;
  room.left -= Buffer.byteLength(JSON.stringify(whole));
  return whole;
}
