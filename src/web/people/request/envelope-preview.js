/**
 * Writes what is typed onto the envelope of the page, and takes another country over at once. The page works without it: it is sent as it is
 * written here, beside the pages of React, which would be many times its size.
 */
const form = document.querySelector('[data-address-form]');
const envelope = document.querySelector('[data-envelope]');

/** @param {string} name */
const typed = (name) => form?.elements.namedItem(name)?.value.replace(/\s+/g, ' ').trim() ?? '';

/** The town as the country's post writes it: the page has its pattern with letters in the place of its parts. */
function town() {
  const region = typed('region');
  const parts = { 1: typed('postcode'), a: typed('city'), b: region };
  if (parts[1] + parts.a === '') return '';
  const { town: without, townSign, townRegion } = envelope.dataset;
  const withRegion = /^\p{L}{2}$/u.test(region) ? townSign : townRegion;
  const write = (letters) => {
    const part = parts[letters.charAt(0).toLowerCase()];
    return letters === letters.toLowerCase() ? part : part.toUpperCase();
  };
  return (region === '' ? without : withRegion).replace(/1|a|b+/gi, write).trim();
}

function lines() {
  const names = envelope.dataset.names === undefined ? [typed('names')] : JSON.parse(envelope.dataset.names);
  const isCapital = envelope.dataset.street === 'A';
  const written = (line) => (isCapital ? line.toUpperCase() : line);
  const address = [written(typed('extra')), written(typed('street')), town()].filter((line) => line !== '');
  const abroad = address.length > 0 ? envelope.dataset.country : '';
  return [typed('company'), ...names, ...address, abroad].filter((line) => line !== '');
}

function write() {
  const written = lines().map((line) => {
    const element = document.createElement('p');
    element.textContent = line;
    return element;
  });
  if (written.length > 0) envelope.replaceChildren(...written);
}

if (form && envelope) {
  const button = form.querySelector('[data-country-button]');
  button.classList.add('unseen');
  button.tabIndex = -1;
  button.setAttribute('aria-hidden', 'true');
  form.addEventListener('input', write);
  form.elements.namedItem('country').addEventListener('change', () => button.click());
}
