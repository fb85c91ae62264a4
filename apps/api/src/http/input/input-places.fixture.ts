import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { messagesByName } from '@zampa/contract/messages';
import type * as z from 'zod';

/** A place of an input at which something can be sent, and how an input is made that has it there. */
type Place = { readonly name: string; readonly wrap: (thing: unknown) => unknown };

/** An input of a call or a socket message, and all places of it. */
export type Input = {
  readonly label: string;
  readonly where: 'path' | 'query' | 'body';
  readonly schema: z.ZodType;
  readonly places: readonly Place[];
};

const WHERE = { params: 'path', query: 'query', body: 'body' } as const;

/** Returns every input of every call and socket message. */
export function allInputs(): readonly Input[] {
  const ofCalls = calls.flatMap((call: CallDefinition) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      return schema ? [inputOf(keyOf(call), WHERE[part], schema)] : [];
    }),
  );
  const ofMessages = Object.values(messagesByName).map(({ event, body }) =>
    inputOf(`socket ${event}`, 'body', body),
  );
  return [...ofCalls, ...ofMessages];
}

const inputOf = (label: string, where: Input['where'], schema: z.ZodType): Input => ({
  label,
  where,
  schema,
  places: placesIn(schema, { name: where, wrap: (thing) => thing }),
});

/** The place itself, and those within it: also as JSON text, where a form may send it so. */
function placesIn(schema: z.core.$ZodType, place: Place): readonly Place[] {
  const def = defOf(schema);
  if (def.type === 'object') {
    const shape = Object.entries(def.shape);
    const constants = Object.fromEntries(shape.flatMap(([name, part]) => constantOf(name, part)));
    const within = shape.flatMap(([name, part]) =>
      placesIn(part, {
        name: `${place.name}.${name}`,
        wrap: (thing) => place.wrap({ ...constants, [name]: thing }),
      }),
    );
    return [place, ...within];
  }
  if (def.type === 'array')
    return [
      place,
      ...placesIn(def.element, {
        name: `${place.name}[]`,
        wrap: (thing) => place.wrap([thing]),
      }),
    ];
  if (def.type === 'record')
    return [
      place,
      ...placesIn(def.valueType, {
        name: `${place.name}{}`,
        wrap: (thing) => place.wrap({ [firstKeyOf(def.keyType)]: thing }),
      }),
    ];
  if (def.type === 'union') return def.options.flatMap((option) => placesIn(option, place));
  if (def.type === 'pipe') return placesOfPipe(def, place);
  if ('innerType' in def) return placesIn(def.innerType, place);
  return [place];
}

function placesOfPipe(def: z.core.$ZodPipeDef, place: Place): readonly Place[] {
  if (defOf(def.in).type !== 'transform') return placesIn(def.in, place);
  const asText = placesIn(def.out, {
    name: `${place.name} as text`,
    wrap: (thing) => place.wrap(typeof thing === 'object' ? JSON.stringify(thing) : thing),
  });
  return [...placesIn(def.out, place), ...asText.filter(({ name }) => !name.endsWith(' as text'))];
}

/** Returns a literal field's value: a union's discriminator must match before the other fields are parsed. */
function constantOf(
  name: string,
  schema: z.core.$ZodType,
): readonly (readonly [string, unknown])[] {
  const def = defOf(schema);
  return def.type === 'literal' ? [[name, def.values[0]]] : [];
}

function firstKeyOf(schema: z.core.$ZodType): string {
  const def = defOf(schema);
  return def.type === 'enum' ? String(Object.values(def.entries)[0]) : 'key';
}

const defOf = ({ _zod: internals }: z.core.$ZodType) =>
  internals.def as z.core.$ZodTypes['_zod']['def'];
