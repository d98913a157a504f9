import type { Language } from './language-of.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text that is safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

export type Look = { language: Language; title: string; colour: string; mark: string; content: string; wide?: true }

/** The frame around every page of the sandbox: phone first, no script, no outside files. */
export function renderPage(look: Look): string {
  return `<!doctype html>
<html lang="${look.language === 'zh' ? 'zh-Hant-TW' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(look.title)}</title>
<link rel="icon" href="data:,">
<style>:root{--colour:${look.colour}}${style}</style>
</head>
<body>
<main${look.wide ? ' class="wide"' : ''}>
<header><span class="mark" aria-hidden="true">${look.mark}</span><h1>${escapeHtml(look.title)}</h1></header>
${look.content}
</main>
<footer>${look.language === 'zh' ? '沙盒服務：只用於測試，不會真的扣款或登入。' : 'A sandbox for testing: no money moves and no real account signs in.'}</footer>
</body>
</html>`
}

const style = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.6 system-ui,-apple-system,"PingFang TC","Noto Sans TC","Microsoft JhengHei",sans-serif;color:#2a1720;background:#f5f2f3}
main{max-width:28rem;margin:1.5rem auto;padding:1.5rem;background:#fff;border-radius:1rem;border-top:6px solid var(--colour);box-shadow:0 8px 24px -8px rgb(70 30 48/.18)}
main.wide{max-width:75rem}
header{display:flex;align-items:center;gap:.75rem;margin-bottom:1rem}
h1{font-size:1.25rem;line-height:1.3;margin:0}h2{font-size:1.05rem;margin:1.75rem 0 .5rem}
.mark{display:grid;place-items:center;flex:none;width:2.75rem;height:2.75rem;border-radius:.75rem;background:var(--colour);color:#fff;font-weight:700}
footer{max-width:28rem;margin:0 auto 2rem;padding:0 1.5rem;font-size:.8125rem;color:#5e4a53;text-align:center}
p{margin:.5rem 0}.quiet{color:#5e4a53;font-size:.875rem}
form{display:grid;gap:.625rem}
button,.button{display:flex;align-items:center;gap:.75rem;min-height:3rem;width:100%;padding:.5rem 1rem;border:1px solid #96868d;border-radius:.75rem;background:#fff;color:inherit;font:inherit;text-align:start;text-decoration:none;cursor:pointer}
button:hover{background:#faf6f7;border-color:#2a1720}
button.main{background:#2a1720;border-color:#2a1720;color:#fff;justify-content:center;font-weight:600}button.main:hover{background:#44303a}
button.small{width:auto;min-height:2.5rem}
button img{width:2.25rem;height:2.25rem;border-radius:50%}
button small{display:block;color:#5e4a53;font-size:.8125rem;line-height:1.35}
:focus-visible{outline:2px solid #2a1720;outline-offset:2px}
hr{width:100%;border:0;border-top:1px solid #e9e1e4;margin:.5rem 0}
label{display:grid;gap:.25rem;font-size:.875rem}
select,input{font:inherit;min-height:2.75rem;padding:.375rem .75rem;border:1px solid #96868d;border-radius:.5rem;background:#fff;color:inherit}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}dt{color:#5e4a53}dd{margin:0;text-align:end;overflow-wrap:anywhere}
dd.amount{font-size:1.375rem;font-weight:700}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.8125rem}th,td{padding:.375rem .5rem;border-bottom:1px solid #e9e1e4;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{color:#5e4a53;font-weight:600}td.nowrap{white-space:nowrap;overflow-wrap:normal}
pre{white-space:pre-wrap;overflow-wrap:anywhere}.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
`
