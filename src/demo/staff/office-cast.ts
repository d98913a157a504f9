import type { CastMember } from '#server/people/staff/cast/hire-cast.ts'

/** Whom the demo shop lets anybody be in the office: what stands before the @ is the word that says who (ACC-57). */
export const officeCast: readonly CastMember[] = [
  { email: 'boss@meihao.example', name: '沈若梅', role: 'owner', language: 'zh' },
  { email: 'pack@meihao.example', name: '黃志明', role: 'packer', language: 'zh' },
  { email: 'care@meihao.example', name: '許佩珊', role: 'care', language: 'zh' },
  { email: 'edit@meihao.example', name: '謝語彤', role: 'editor', language: 'zh' },
  { email: 'book@meihao.example', name: '蔡淑芬', role: 'accountant', language: 'zh' },
]
