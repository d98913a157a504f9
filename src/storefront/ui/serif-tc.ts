import './serif-tc.css'
