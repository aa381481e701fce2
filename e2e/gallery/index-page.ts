export interface Screenshot {
  name: string;
  viewer: string;
  width: number;
  theme: string;
  file: string;
}

const figure = ({ viewer, width, theme, file }: Screenshot): string =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${viewer}, ${width} px, ${theme}</figcaption></figure>`;

/** All pictures on one page, a row for each screen. */
export const indexPage = (photos: Screenshot[]): string => {
  const names = [...new Set(photos.map(({ name }) => name))];
  const rows = names.map(
    (name) =>
      `<h2 id="${name}">${name}</h2><div>${photos
        .filter((photo) => photo.name === name)
        .map(figure)
        .join('')}</div>`,
  );
  const links = names.map((name) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:14px system-ui;margin:2rem}nav{display:flex;flex-wrap:wrap;gap:.5rem 1rem}h2{scroll-margin-top:1rem}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{height:420px;border:1px solid #ccc;border-radius:8px}</style>
<h1>${photos.length} pictures</h1><nav>${links.join(' ')}</nav>${rows.join('')}</html>`;
};
