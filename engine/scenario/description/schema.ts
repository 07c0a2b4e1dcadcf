/**
 * JSON Schema (2020-12) of the files, from the forms of their readers, for editors that complete and check. It knows the
 * form of a file; names that mean nothing and places that make no sense are found by reading it.
 */
import type { Plain } from '../edits';
import { formsIn } from '../readers/form';
import type { ReaderForm, KeyForm } from '../readers/form';
import { WRITTEN_LENGTH } from '../readers/lengths';
import { capital } from '../model/phrases';
import { kebab } from '../readers/spelling';
import { chronicleFormat } from '../reading/chronicle/chronicle-format';
import { nationFormat } from '../reading/read-nation';
import { scenarioFormat } from '../reading/scenario-format';

interface Schema {
  readonly [keyword: string]: Plain;
}

/** The schema as plain data; forms that are used more than once stand in its `$defs`. */
export function schemaOf(kind: WrittenKind): Schema {
  const root = FILE_FORMS[kind];
  const shared = new Shared(root);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Cockade ${kind}`,
    description: `A ${kind} file of Cockade.`,
    ...shared.schema(root),
    $defs: shared.definitions(),
  };
}

class Shared {
  readonly #names = new Map<ReaderForm, string>();

  constructor(root: ReaderForm) {
    const seen = new Set<ReaderForm>();
    const visit = (form: ReaderForm): void => {
      if (seen.has(form)) this.#name(form);
      else {
        seen.add(form);
        formsIn(form).forEach(visit);
      }
    };
    visit(root);
  }

  #name(form: ReaderForm): void {
    if (!('what' in form) || this.#names.has(form)) return;
    const wanted = kebab(form.what).replace(/^(a|an|the)-/, '');
    const taken = [...this.#names.values()].filter((name) => name.replace(/-\d+$/, '') === wanted).length;
    this.#names.set(form, taken === 0 ? wanted : `${wanted}-${taken + 1}`);
  }

  definitions(): Schema {
    return Object.fromEntries([...this.#names].map(([form, name]) => [name, this.schema(form)]));
  }

  /** A reference when the form is shared. */
  use(form: ReaderForm): Schema {
    const name = this.#names.get(form);
    return name === undefined ? this.schema(form) : { $ref: `#/$defs/${name}` };
  }

  schema(form: ReaderForm): Schema {
    switch (form.is) {
      case 'text':
        // What stands there may look like a number: `name: 1757` is text to us.
        return form.like === null
          ? { type: ['string', 'number', 'boolean'], pattern: '\\S', maxLength: form.most }
          : { type: 'string', pattern: form.like };
      case 'number':
        return { type: form.whole ? 'integer' : 'number', minimum: form.least, maximum: form.most };
      case 'length':
        return {
          type: ['number', 'string'],
          minimum: form.least,
          maximum: form.most,
          pattern: WRITTEN_LENGTH,
        };
      case 'flag':
        return { type: 'boolean' };
      case 'word':
        return { enum: form.words };
      case 'anything':
        return {};
      case 'list':
        return {
          type: 'array',
          items: this.use(form.of),
          ...(form.least > 0 && { minItems: form.least }),
          maxItems: form.most,
        };
      case 'pair':
        return { type: 'array', description: form.called, items: this.use(form.of), minItems: 2, maxItems: 2 };
      case 'map':
        return { type: 'object', additionalProperties: this.use(form.of) };
      case 'either':
        return { anyOf: form.forms.map((one) => this.use(one)) };
      case 'keys': {
        const keys = Object.entries(form.keys);
        const needed = keys.filter(([, { leftOut }]) => leftOut === null).map(([key]) => key);
        return {
          type: 'object',
          properties: Object.fromEntries(keys.map(([key, kind]) => [key, this.#property(kind)])),
          ...(needed.length > 0 && { required: needed }),
          additionalProperties: false,
        };
      }
      case 'variant': {
        const kinds = Object.entries(form.kinds).map(([key, kind]): [string, Schema] => [
          key,
          { description: kind.says, ...this.use(kind.form) },
        ]);
        return {
          type: 'object',
          properties: Object.fromEntries(kinds),
          minProperties: 1,
          maxProperties: 1,
          additionalProperties: false,
        };
      }
    }
  }

  #property({ form, says, leftOut }: KeyForm): Schema {
    const absent = leftOut === null || 'value' in leftOut ? '' : ` Left out: ${leftOut.words}.`;
    return {
      ...this.use(form),
      description: `${capital(says)}${absent}`,
      ...(leftOut !== null && 'value' in leftOut && { default: leftOut.value }),
    };
  }
}

/** The forms of the files people write, whole. */
export type WrittenKind = 'scenario' | 'nation' | 'chronicle';
export const FILE_FORMS: Readonly<Record<WrittenKind, ReaderForm>> = {
  scenario: scenarioFormat.form,
  nation: nationFormat.form,
  chronicle: chronicleFormat.form,
};
