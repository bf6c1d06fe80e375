import { byGroup, hasOwnLanguage, membersOf, ownerOf, placesOf } from './calls.ts';
import {
  backticked,
  camel,
  type Field,
  installationId,
  language,
  type Model,
  type Operation,
  pascal,
  type Type,
} from './types.ts';

const nameOf = backticked(
  'as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let nil operator private protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where while',
);

function typeOf(type: Type): string {
  const { kind, of, name, isNullable } = type;
  const plain = {
    string: 'String',
    integer: 'Int',
    number: 'Double',
    boolean: 'Bool',
    any: 'JSONValue',
    list: `[${of ? typeOf(of) : 'JSONValue'}]`,
    map: `[String: ${of ? typeOf(of) : 'JSONValue'}]`,
    model: name ?? 'JSONValue',
  }[kind];
  return isNullable ? `${plain}?` : plain;
}

const optional = (type: Type): string => typeOf({ ...type, isNullable: true });

const comment = (text: string, indent = ''): string =>
  text === '' ? '' : `${indent}/// ${text.replaceAll('\n', ' ')}\n`;

/** What a member is that `fields` has left out. */
const empty: Partial<Record<Type['kind'], string>> = {
  string: '""',
  integer: '0',
  number: '0',
  boolean: 'false',
  list: '[]',
  map: '[:]',
};

interface Member {
  json: string;
  name: string;
  type: Type;
  value: string | undefined;
  text: string;
}

function memberOf({ json, type, isOptional, text }: Field, isPartial: boolean): Member {
  const given = isPartial && !isOptional && !type.isNullable ? empty[type.kind] : undefined;
  const isNull = type.isNullable || isOptional || (isPartial && given === undefined);
  return { json, name: nameOf(json), type: { ...type, isNullable: isNull }, value: isNull ? 'nil' : given, text };
}

/** `fields` leaves members out: they are decoded one by one. */
const decoderOf = (members: readonly Member[]): string => `
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
${members
  .map(({ name, type, value }) => {
    const plain = typeOf({ ...type, isNullable: false });
    const rest = value === 'nil' ? '' : ` ?? ${value}`;
    return `        ${name} = try values.decodeIfPresent(${plain}.self, forKey: .${name})${rest}`;
  })
  .join('\n')}
    }
`;

function structOf({ name, text, fields, isPartial }: Model): string {
  const members = fields.map((field) => memberOf(field, isPartial));
  const declared = members.map((one) => `${comment(one.text, '    ')}    public var ${one.name}: ${typeOf(one.type)}`);
  const args = members.map(({ name, type, value }) => `${name}: ${typeOf(type)}${value ? ` = ${value}` : ''}`);
  const keys = members.map(({ json, name }) =>
    camel(json) === json ? `        case ${name}` : `        case ${name} = "${json}"`,
  );
  return `${comment(text)}public struct ${name}: Codable, Hashable, Sendable {
${declared.join('\n')}

    public init(${args.join(', ')}) {
${members.map(({ name }) => `        self.${name} = ${name}`).join('\n')}
    }
${isPartial ? decoderOf(members) : ''}
    enum CodingKeys: String, CodingKey {
${keys.join('\n')}
    }
}`;
}

export const swiftModels = (models: readonly Model[]): string => `${models.map(structOf).join('\n\n')}\n`;

function bodyLines(operation: Operation): string[] {
  const members = membersOf(operation);
  const owner = ownerOf(operation);
  if (!operation.body || (members.length === 0 && !owner)) return [];
  return [
    'var body = Body()',
    ...(owner
      ? [`body.put("${installationId}", ${owner.isOptional ? 'caller.installationId' : 'try caller.installation()'})`]
      : []),
    ...members.map(({ json }) => {
      const rest = json === language && hasOwnLanguage(operation) ? ' ?? caller.lang' : '';
      return `body.put("${json}", ${nameOf(json)}${rest})`;
    }),
    ...(members.some(({ type }) => type.isNullable) ? ['body.clear(clear)'] : []),
  ];
}

function functionOf(operation: Operation): string {
  const { name, text, method, path, query, data } = operation;
  const members = membersOf(operation);
  const args = [...members, ...query].sort((a, b) => Number(a.isOptional) - Number(b.isOptional));
  const signature = [
    ...placesOf(operation).map(({ json, type }) => `_ ${nameOf(json)}: ${typeOf(type)}`),
    ...args.map(({ json, type, isOptional }) =>
      isOptional ? `${nameOf(json)}: ${optional(type)} = nil` : `${nameOf(json)}: ${typeOf(type)}`,
    ),
    ...(members.some(({ type }) => type.isNullable) ? ['clear: [String] = []'] : []),
  ];
  const isOwned = path.includes(`{${installationId}}`);
  const url = path.replace(/\{(\w+)\}/g, (_, one: string) =>
    one === installationId ? '\\(segment(installation))' : `\\(segment(${nameOf(one)}))`,
  );
  const body = bodyLines(operation);
  const lines = [
    ...(isOwned ? ['let installation = try caller.installation()'] : []),
    ...(query.length > 0 ? ['var query = Query()'] : []),
    ...query.map(({ json }) => `query.add("${json}", ${nameOf(json)}${json === language ? ' ?? caller.lang' : ''})`),
    ...body,
    `return try await caller.call("${method.toUpperCase()}", "${url}"${query.length > 0 ? ', query: query' : ''}${body.length > 0 ? ', body: body' : ''})`,
  ];
  return `${comment(text, '    ')}    public func ${nameOf(name)}(${signature.join(', ')}) async throws -> Reply<${typeOf(data)}> {
${lines.map((line) => `        ${line}`).join('\n')}
    }`;
}

/** The calls, by noun. */
export function swiftCalls(operations: readonly Operation[]): string {
  const groups = [...byGroup(operations)];
  const structs = groups.map(
    ([group, some]) => `/// Calls of \`${group}\`. They throw \`\`DinamError\`\`.
public struct ${pascal(group)}Calls: Sendable {
    let caller: Caller

${some.map(functionOf).join('\n\n')}
}`,
  );
  const members = groups.map(
    ([group]) => `    public var ${group}: ${pascal(group)}Calls { ${pascal(group)}Calls(caller: caller) }`,
  );
  return `/// All calls of an app, by noun.
public struct DinamCalls: Sendable {
    let caller: Caller

${members.join('\n')}
}

extension Dinam {
${members.join('\n')}
}

${structs.join('\n\n')}
`;
}
