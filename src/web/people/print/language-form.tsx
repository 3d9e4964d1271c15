/** The texts of a card in one language of its guests: a field below each text of the design. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { languageNameTexts } from '#texts/de/people/language-names.ts';
import { mergeLanguageTexts } from '#texts/de/people/merge-languages.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, Field } from '#web/ui/field.tsx';

type Translations = Output<Calls['GET /web-api/designs/:id/merge/translations']>;
/** A text with the names of its fields in braces. */
export type ShownText = Translations['texts'][number];
type Props = Pick<Translations, 'version'> & { texts: ShownText[]; of: Translations['languages'][number] };

/** As many lines as the text has, and a few for a long one. */
function rowsOf(text: string): number {
  return Math.min(8, Math.max(text.split('\n').length, Math.ceil(text.length / 44)));
}

export function LanguageForm({ version, texts, of: { language, count } }: Props) {
  const t = useTexts(mergeLanguageTexts);
  const name = useTexts(languageNameTexts)(`merge.language.${language}`);
  const missing = texts.filter(({ translations }) => translations[language] === undefined).length;
  return (
    <form method="post" className="border-t border-line pt-6" aria-label={name}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="language" value={language} />
      <h2 className="type-h3">{t('merge-languages.count', { language: name, count })}</h2>
      <p className={`mt-1 mb-5 text-small ${missing > 0 ? 'text-amber' : 'text-ink-soft'}`}>{t('merge-languages.missing', { missing })}</p>
      <div className="grid gap-5">
        {texts.map(({ key, text, translations }) => {
          const own = translations[language];
          return (
            <div key={key}>
              <Field label={<span className="whitespace-pre-line wrap-anywhere">{text}</span>}>
                {(wiring) => (
                  <textarea
                    className="input"
                    lang={language}
                    name={`text:${key}`}
                    rows={rowsOf(text)}
                    maxLength={2_000}
                    defaultValue={own === text ? '' : (own ?? '')}
                    {...wiring}
                  />
                )}
              </Field>
              <CheckField name={`same:${key}`} value="yes" defaultChecked={own === text} label={t('merge-languages.same')} />
            </div>
          );
        })}
      </div>
      <Button type="submit" className="mt-6 max-sm:w-full">
        {t('merge-languages.save', { language: name })}
      </Button>
    </form>
  );
}
